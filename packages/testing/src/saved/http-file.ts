/** A call that was saved with its answer. */
export interface SavedCall {
  /** The file's name without its ending. */
  readonly name: string
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly form: URLSearchParams
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

const HEADER = /^[\w-]+:(?: |$)/

/**
 * Reads a `.http` file: request line, headers, body, then the status line, headers and body of the answer. Blank lines
 * between headers and bodies may have been lost on the way. Undefined when it is no such file.
 */
export function readHttpFile(name: string, text: string): SavedCall | undefined {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const [, method, path] = /^([A-Z]+) (\S+) HTTP\//.exec(lines[0] ?? '') ?? []
  const answerAt = lines.findIndex((line, index) => index > 0 && /^HTTP\/[\d.]+ \d{3}/.test(line))
  if (method === undefined || path === undefined || answerAt < 0) return undefined
  const asked = messageOf(lines.slice(1, answerAt))
  const answered = messageOf(lines.slice(answerAt + 1))
  return {
    name,
    method,
    path,
    form: formOf(asked.body, asked.headers.get('content-type') ?? ''),
    status: Number(/ (\d{3})/.exec(lines[answerAt] ?? '')?.[1]),
    headers: answered.headers,
    body: answered.body,
  }
}

function messageOf(lines: readonly string[]): { headers: Map<string, string>; body: string } {
  const end = lines.findIndex((line) => !HEADER.test(line))
  const headLines = end < 0 ? lines : lines.slice(0, end)
  const rest = end < 0 ? [] : lines.slice(lines[end] === '' ? end + 1 : end)
  const headers = new Map(
    headLines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
    }),
  )
  return { headers, body: rest.join('\n') }
}

function formOf(body: string, type: string): URLSearchParams {
  const boundary = /boundary=([^;\s]+)/.exec(type)?.[1]
  if (boundary === undefined) return new URLSearchParams(body.trim())
  const fields = body.split(`--${boundary}`).flatMap((part): Array<[string, string]> => {
    const [, name, value] = /name="([^"]*)"[^\n]*\n\n?([\s\S]*)$/.exec(part) ?? []
    return name === undefined ? [] : [[name, (value ?? '').replace(/\n$/, '')]]
  })
  return new URLSearchParams(fields)
}
