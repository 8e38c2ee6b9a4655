/**
 * What a form would send, as jQuery's `serialize` writes it: without files and buttons, and with line breaks as CRLF, however
 * the browser keeps them.
 */
export function serialise(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value.replace(/\r?\n|\r/g, '\r\n')]] : [],
  )
  return new URLSearchParams(fields)
}
