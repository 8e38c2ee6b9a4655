import type { StoreApi } from 'zustand/vanilla'

/** The icon whose tooltip is open, or none. */
export interface TooltipState {
  readonly icon: HTMLElement | null
}

export type TooltipStore = StoreApi<TooltipState>
