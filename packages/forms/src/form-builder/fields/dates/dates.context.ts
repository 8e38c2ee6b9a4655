import type { Host } from '@tillkit/mount'
import type { StoreApi } from 'zustand/vanilla'
import type { messages } from '../../messages.ts'
import type { options } from '../../options.ts'
import type { DayLimits, Weekday } from './day-limits.model.ts'
import type { TimeOption } from './read-times.ts'

interface PickerField {
  readonly input: HTMLInputElement
  /** What tells it from the others. */
  readonly key: string
  /** Whether it may be filled at this moment. */
  readonly canOpen: () => boolean
}

/** A field that a day is chosen for. */
export interface DayField extends PickerField {
  readonly locale: string
  readonly weekStart: Weekday | undefined
  readonly limits: () => DayLimits
  /** What stands in the field once a day has been chosen. */
  readonly choose: (day: Date) => string
  /** The day that a calendar opens at, by what stands in the field. */
  readonly read: (text: string) => Date | null
}

/** A field that a time is chosen for. */
export interface TimeField extends PickerField {
  readonly options: () => readonly TimeOption[]
  readonly near: (text: string) => string | undefined
}

/** How a field was asked for what it opens, before that could be drawn. */
export interface Asked {
  readonly input: HTMLInputElement
  readonly by: 'press' | 'key'
}

/** The fields of a form for which something opens. */
export interface PickersState {
  readonly days: readonly DayField[]
  readonly times: readonly TimeField[]
  /** Whether something may be opened soon. */
  readonly isNear: boolean
  /** Whether fields open by themselves by now. */
  readonly isDrawn: boolean
  readonly asked: Asked | undefined
  /** Colours of the form, as custom properties of ours. */
  readonly look: Readonly<Record<string, string>>
}

export type PickersStore = StoreApi<PickersState>

/** The host of what draws them: the builder's, with the store of these fields. */
export type PickersHost = Host<unknown, PickersStore, typeof messages, typeof options>
