/** What the requests that outlive their page may hold together, in bytes: browsers refuse one that goes beyond. */
export const KEEPALIVE_SPACE = 60_000

/** The boundary and the headers of one part of a multipart body, roughly. */
const PART = 250

/** How many bytes a body has; infinitely many where nobody knows beforehand. */
export function weightOf(content: BodyInit | null | undefined): number {
  if (content instanceof ReadableStream) return Infinity
  if (content instanceof FormData) return [...content].reduce((sum, [name, value]) => sum + PART + weightOf(name) + weightOf(value), 0)
  // In bytes: by its characters an accent or an emoji would count as too little.
  return new Blob([(content ?? '') as BlobPart]).size
}

/** The room that requests share which outlive their page. */
export interface KeepaliveRoom {
  /** Takes room for a body. @returns gives it back; `undefined` where there is not enough */
  take(bytes: number): (() => void) | undefined
}

/** Makes a room. */
export function createKeepaliveRoom(space: number = KEEPALIVE_SPACE): KeepaliveRoom {
  let left = space
  return {
    take(bytes) {
      if (bytes > left) return undefined
      left -= bytes
      return () => {
        left += bytes
        bytes = 0
      }
    },
  }
}

let ofPage: KeepaliveRoom | undefined

/** The room that all senders of a page share: browsers have one for all. */
export function roomOfPage(): KeepaliveRoom {
  return (ofPage ??= createKeepaliveRoom())
}
