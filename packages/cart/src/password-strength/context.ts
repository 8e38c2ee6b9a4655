import type { Host } from '@tillkit/mount'
import type { StoreApi } from 'zustand/vanilla'
import type { messages } from './messages.ts'
import type { StrengthConfig } from './read.ts'
import type { Measured } from './verdict.model.ts'

/** A new password's element, with the unit's words. */
export type PasswordHost = Host<StrengthConfig, undefined, typeof messages>

/** What the parts of the unit work with. */
export interface NewPassword {
  readonly host: PasswordHost
  readonly field: HTMLInputElement
  readonly store: StoreApi<Measured>
}
