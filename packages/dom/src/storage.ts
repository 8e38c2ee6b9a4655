/** What a browser keeps between pages, under names. Where it keeps nothing, because it is full or closed to us, that is no error. */
export interface SafeStorage {
  /** What is kept under a name; null for nothing, and where nobody may look. */
  read(name: string): string | null
  /**
   * Keeps a text, or with null forgets what was kept.
   * @returns whether the browser has done so
   */
  write(name: string, text: string | null): boolean
  /** The names under which something is kept. */
  names(): readonly string[]
}

/** Makes a store of one of the browser's. @param open looks it up, anew each time: where storage is blocked already that throws */
export function safeStorage(open: () => Storage): SafeStorage {
  return {
    read(name) {
      try {
        return open().getItem(name)
      } catch {
        return null
      }
    },
    write(name, text) {
      try {
        if (text === null) open().removeItem(name)
        else open().setItem(name, text)
        return true
      } catch {
        return false
      }
    },
    names() {
      try {
        return Object.keys(open())
      } catch {
        return []
      }
    },
  }
}

/** What this tab keeps for as long as it is open. */
export const tabStorage: SafeStorage = /* @__PURE__ */ safeStorage(() => sessionStorage)
/** What the browser keeps for all tabs of this shop. */
export const browserStorage: SafeStorage = /* @__PURE__ */ safeStorage(() => localStorage)

/** A cookie's value, `''` when the browser has none of that name, and where a page is kept from all cookies, as one in a sandboxed frame is. */
export function readCookie(name: string, cookies: string = allCookies()): string {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found === undefined ? '' : decode(found.slice(name.length + 1))
}

function allCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
