import type { UploadState } from './files.model.ts'

/** Counts how much of a file is up. */
export interface SentBytes {
  /** So much of a piece is up, in bytes. */
  set(index: number, bytes: number): void
  /** A piece waits for the line, or goes on. */
  pause(isPaused: boolean): void
}

/** Makes a count, which tells each percent that is new. @param size the file's, in bytes @param before how much is up already, by the index of its piece */
export function countSent(size: number, before: Iterable<readonly [index: number, bytes: number]>, told: (state: UploadState) => void): SentBytes {
  const up = new Map(before)
  let pauses = 0
  let last = ''
  const tell = () => {
    const sent = Math.min(size, [...up.values()].reduce((sum, bytes) => sum + bytes, 0))
    const isPaused = pauses > 0
    const now = `${Math.floor((100 * sent) / Math.max(1, size))} ${isPaused}`
    if (now === last) return
    last = now
    told({ kind: 'sending', sent, isPaused })
  }
  tell()
  return {
    set(index, bytes) {
      up.set(index, bytes)
      tell()
    },
    pause(isPaused) {
      pauses += isPaused ? 1 : -1
      tell()
    },
  }
}
