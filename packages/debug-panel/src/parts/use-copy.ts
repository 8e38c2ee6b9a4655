import { useState } from 'react'
import { useTools } from './context.ts'

/** Copies text, and says so; `refused` is a text that the browser did not let us copy. */
export function useCopy() {
  const { store } = useTools()
  const [refused, setRefused] = useState<string | null>(null)
  const copy = (what: string, text: string) => {
    setRefused(null)
    // Pages without https have no clipboard.
    const done = (navigator.clipboard as Clipboard | undefined)?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    done.then(
      () => store.setState({ status: `${what} has been copied.` }),
      () => {
        setRefused(text)
        store.setState({ status: `${what} could not be copied. It stands here to be copied by hand.` })
      },
    )
  }
  return { copy, refused }
}
