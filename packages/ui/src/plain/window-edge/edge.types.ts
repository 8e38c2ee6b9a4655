import type { TakenRoom, WindowEdge } from './neighbours.ts'

/** How something of ours stands at an edge of the window. */
export interface AtEdge {
  readonly edge: WindowEdge
  /** How far from the edge it stands where nothing else does, in px: as its sheet has it. Default 0. */
  readonly gap?: number
  /** How much of the page has to stay in sight beside it and its neighbours, in px: a field with its label, and what is said of it. Default 280. */
  readonly leaves?: number
  /** In which windows it stands there at all, as a media query. Default in all. */
  readonly media?: string
  /** It is fixed, so that the page's end is kept out from under it: what sticks leaves the edge by itself. Default false. */
  readonly isFixed?: boolean
  /**
   * What becomes of it where it would leave too little of the page in sight: it goes back into the flow, or it stays, and lies over what
   * others have there, for what has no place in the page. Default `flow`.
   */
  readonly withoutRoom?: 'flow' | 'over'
}

/** Where something stands at the moment, and on which ground. */
export interface EdgeState {
  readonly isAtEdge: boolean
  /** How much of the edge others have, in px. */
  readonly clear: number
  /** The colour under its words; none where its own sheet gives it one. */
  readonly ground: string | undefined
}

/** Something of ours that is kept at an edge. */
export interface Kept {
  readonly element: HTMLElement
  readonly place: AtEdge
  /** Where it stands at the moment. */
  readonly state: () => EdgeState
  readonly show: (next: EdgeState) => void
}

/** What was measured of it. */
export interface Reading {
  readonly box: DOMRect
  readonly taken: TakenRoom
  /** How much room the page's end needs below it, in px, for it to be scrolled out from under its neighbours. */
  readonly endRoom: number
  readonly next: EdgeState
}
