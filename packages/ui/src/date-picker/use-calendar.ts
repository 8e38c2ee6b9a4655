import { useState, type ComponentType } from 'react'
import type { CalendarProps } from './calendar.types.ts'
import { useEvent } from '../support/use-event.ts'

/** The calendar, or how far its code has come. */
export type CalendarCode = 'loading' | 'failed' | { readonly Calendar: ComponentType<CalendarProps> }

/**
 * The calendar's code, which comes with the first intent to open one, and is asked for again where it did not come.
 * @returns what there is of it, and what brings it
 */
export function useCalendar(): readonly [CalendarCode, () => void] {
  const [code, setCode] = useState<CalendarCode | 'unasked'>('unasked')
  const loadCalendar = useEvent(() => {
    if (code !== 'unasked' && code !== 'failed') return
    setCode('loading')
    import('./Calendar.late.tsx').then(({ default: Calendar }) => setCode({ Calendar }), () => setCode('failed'))
  })
  return [code === 'unasked' ? 'loading' : code, loadCalendar]
}
