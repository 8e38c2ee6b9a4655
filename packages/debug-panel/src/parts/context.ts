import type { DebugSession } from '@tillkit/mount'
import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { PanelState, PanelStore } from '../panel.store.ts'

/** What every part of the panel works with. */
export interface PanelTools {
  readonly session: DebugSession
  readonly store: PanelStore
  /** The panel's own element. */
  readonly element: HTMLElement
  /** Takes the panel away, and ends the log. */
  readonly close: () => void
}

export const PanelContext = createContext<PanelTools | null>(null)

/** The panel's tools. Throws outside of a panel. */
export function useTools(): PanelTools {
  const tools = use(PanelContext)
  if (!tools) throw new Error('Parts of the panel are drawn inside of it.')
  return tools
}

/** A piece of the panel's state, followed. */
export function usePanel<Piece>(select: (state: PanelState) => Piece): Piece {
  return useStore(useTools().store, select)
}
