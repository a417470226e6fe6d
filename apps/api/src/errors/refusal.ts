/** Why a command of a person is not carried out; its message is for them. */
export class Refusal extends Error {}
