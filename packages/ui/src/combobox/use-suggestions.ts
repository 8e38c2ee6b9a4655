import { useEffect, useRef, useState } from 'react'
import { useEvent } from '../support/use-event.ts'
import type { ComboboxOption, Suggest } from './combobox.types.ts'

/** What is suggested just now. */
export type Suggestions =
  | { readonly status: 'closed' }
  /** The answer to the text before is shown meanwhile. */
  | { readonly status: 'loading'; readonly options: readonly ComboboxOption[] }
  | { readonly status: 'found'; readonly options: readonly ComboboxOption[] }
  | { readonly status: 'failed' }

const CLOSED: Suggestions = { status: 'closed' }

/** When one is asked. */
export interface Asking {
  readonly suggest: Suggest
  /** How long typing rests first, in ms. */
  readonly pause: number
  /** From how many letters on. */
  readonly least: number
}

/** What is being asked. */
interface Asked {
  /** Waits until typing rests; 0 where nothing does. */
  timer: number
  /** The one request that is on its way, and for what. */
  request: AbortController | null
  query: string
}

/** Suggestions, and what asks for them. */
export interface SuggestionsControl {
  readonly state: Suggestions
  /** Asks once typing rests, or at once. A text that is too short closes what is open. */
  readonly ask: (query: string, when: 'resting' | 'now') => void
  /** Whether an answer is still to come: what is shown meanwhile belongs to another text. */
  readonly isAsking: () => boolean
  /** Closes, and forgets the answer that is still to come. */
  readonly close: () => void
}

/** Asks for suggestions, one text at a time: an answer that comes after a later text was typed is dropped. */
export function useSuggestions({ suggest, pause, least }: Asking): SuggestionsControl {
  const [state, setState] = useState<Suggestions>(CLOSED)
  const asking = useRef<Asked>({ timer: 0, request: null, query: '' })
  const drop = useEvent(() => {
    clearTimeout(asking.current.timer)
    asking.current.request?.abort()
    Object.assign(asking.current, { timer: 0, request: null })
  })
  useEffect(() => drop, [drop])
  const close = useEvent(() => {
    drop()
    setState(CLOSED)
  })
  const request = useEvent(async (query: string) => {
    const controller = new AbortController()
    const { signal } = controller
    Object.assign(asking.current, { timer: 0, request: controller, query })
    setState((before) => ({ status: 'loading', options: 'options' in before ? before.options : [] }))
    const answered = (next: Suggestions) => {
      if (signal.aborted) return
      asking.current.request = null
      setState(next)
    }
    try {
      answered({ status: 'found', options: await suggest(query, signal) })
    } catch {
      // Whoever was asked reports why; here it can be asked again.
      answered({ status: 'failed' })
    }
  })
  const ask = useEvent((typed: string, when: 'resting' | 'now') => {
    const query = typed.trim()
    // A space behind the text asks nothing new: the answer that is on its way is the one.
    if (asking.current.request && asking.current.query === query) return
    drop()
    if (query.length < least) return setState(CLOSED)
    asking.current.timer = window.setTimeout(() => void request(query), when === 'now' ? 0 : pause)
  })
  const isAsking = () => asking.current.timer !== 0 || asking.current.request !== null
  return { state, ask, isAsking, close }
}
