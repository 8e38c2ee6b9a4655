import { useEffect, useRef } from 'react'

/** How long letters belong together, in ms: the time that the browser's own lists give. */
const PAUSE = 500

/** Gathers letters that are typed one after the other. @returns takes a letter and hands back all of them */
export function useTypeahead(): (letter: string) => string {
  const typed = useRef({ letters: '', timer: 0 })
  useEffect(() => {
    const { current } = typed
    return () => clearTimeout(current.timer)
  }, [])
  return (letter) => {
    const { current } = typed
    clearTimeout(current.timer)
    current.letters += letter
    current.timer = window.setTimeout(() => {
      current.letters = ''
    }, PAUSE)
    return current.letters
  }
}

/** Whether a key is a letter of a name; a space only within one. */
export const isLetter = ({ key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean =>
  [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
