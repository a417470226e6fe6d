/** Why an operator's command is refused; the message is shown to the operator. */
export class Refusal extends Error {}
