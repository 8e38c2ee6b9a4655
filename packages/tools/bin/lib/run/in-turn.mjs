/**
 * Several at once have something to say: the first is heard as it speaks, each other when those before it have ended, whole.
 * @param {(text: string | Uint8Array) => void} write
 * @returns {() => { write(text: string | Uint8Array): void, end(): void }} a turn for one more
 */
export function takeTurns(write) {
  /** @type {Array<{ kept: Array<string | Uint8Array>, hasEnded: boolean }>} */
  const turns = []
  const speak = () => {
    for (let [first] = turns; first; [first] = turns) {
      first.kept.splice(0).forEach(write)
      if (!first.hasEnded) return
      turns.shift()
    }
  }
  return () => {
    const turn = { kept: /** @type {Array<string | Uint8Array>} */ ([]), hasEnded: false }
    turns.push(turn)
    return {
      write(text) {
        turn.kept.push(text)
        speak()
      },
      end() {
        turn.hasEnded = true
        speak()
      },
    }
  }
}
