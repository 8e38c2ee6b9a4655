import { useEffect, useRef } from 'react'
import { useEvent } from '../support/use-event.ts'

/** How long letters belong together, in ms: the time that the browser's own lists give. */
const PAUSE = 500

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Gathers letters that are typed one after the other. */
export interface Typeahead {
  /** Takes a key. @returns all letters so far; undefined where it is none: a space is one only within a name */
  readonly typed: (key: Key) => string | undefined
  /** What is typed next begins a name. */
  readonly end: () => void
}

/** What finds options by their names: letters belong together as long as they come one soon after the other. */
export function useTypeahead(): Typeahead {
  const gathered = useRef({ letters: '', timer: 0 })
  const end = useEvent(() => {
    clearTimeout(gathered.current.timer)
    gathered.current.letters = ''
  })
  useEffect(() => end, [end])
  const typed = (key: Key) => {
    const { current } = gathered
    if (!isCharacter(key) || (key.key === ' ' && current.letters === '')) return undefined
    clearTimeout(current.timer)
    current.timer = window.setTimeout(end, PAUSE)
    current.letters += key.key
    return current.letters
  }
  return { typed, end }
}

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: Key): boolean => [...key].length === 1 && !ctrlKey && !metaKey && !altKey
