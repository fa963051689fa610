/** An answer of the API that says no. In: status, code and words. */
export function failure(status: number, code: string, message: string) {
  return { status, json: { code, message, error: message, issues: [] } }
}
