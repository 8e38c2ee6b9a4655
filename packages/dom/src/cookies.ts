/** A cookie's value, `''` when the browser has none of that name. */
export function readCookie(name: string, cookies: string = document.cookie): string {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found === undefined ? '' : decode(found.slice(name.length + 1))
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
