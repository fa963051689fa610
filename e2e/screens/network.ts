export function failure(status: number, code: string, message: string) {
  return { status, json: { code, message, error: message, issues: [] } }
}
