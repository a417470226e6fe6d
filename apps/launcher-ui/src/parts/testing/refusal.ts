/** An error in the format of the service and the API. */
export const serviceRefusal = (status: number, type: string, message: string, more: object = {}): Response =>
  Response.json({ error_code: 5, error_message: message, details: { type, description: '', ...more } }, { status });
