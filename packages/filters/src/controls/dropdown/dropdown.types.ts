import type { Source } from '@tillkit/mount'

/** The nodes of a list that opens. */
export interface Dropdown {
  /** What opens it. */
  readonly button: HTMLElement
  /** What is shown and hidden. */
  readonly box: HTMLElement
  /** What the arrow keys go through. */
  readonly options: readonly HTMLElement[]
}

/** One that can be opened. */
export interface OpenDropdown extends Dropdown {
  readonly isOpen: Source<boolean>
  close(): void
}
