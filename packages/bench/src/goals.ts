import type { Goal } from './scenario.ts'

/** The slowed-down processor of the goals: about a cheap phone where this machine is a desktop. */
export const LATER = 4

/**
 * What `machine/speed` takes on the machine that the goals are for, in ms, at each CPU rate. On a slower one, times are held against their
 * goals as that one would have taken them.
 */
export const GOALS_MACHINE: Readonly<Record<number, number>> = { 1: 65, [LATER]: 300 }

/** The goals of the project, for every unit alike. Times hold at CPU ×4. */
export const goals = {
  /** What follows a touch on nodes that the server printed. */
  interaction: {
    most: 50,
    cpu: LATER,
    advice: 'Record a CPU profile of the interaction: what does the binding do for nodes that do not change?',
  },
  /** A part that is drawn for the first time, its code in the browser's cache. */
  firstDrawn: {
    most: 200,
    cpu: LATER,
    advice: 'Look at what the part imports, and whether its chunks come one after the other instead of together.',
  },
  /** A part that has been drawn before. */
  drawn: { most: 50, cpu: LATER, advice: 'Look at what React renders again, and at layout that is read while it is written.' },
  /** What our own script may do at a stretch while the page loads. */
  task: { most: 50, cpu: LATER, advice: 'Record a CPU profile of the load: defer work to the idle moment, or split it.' },
  /** gzip bytes before the page is idle for the first time: the script tag with every unit in it. */
  beforeIdle: { most: 8000, advice: 'Something besides tillkit.js is asked for before the first idle moment.' },
  /** Mounting moves nothing. */
  shift: { most: 0, advice: 'The elements that moved are named in the JSON; reserve their room in tillkit.css, or leave them be.' },
  /** 50 hosts may take 50 times as long as one, with a half on top for what 50 times the HTML costs anyway. */
  linear: { most: 1.5, advice: 'Something looks at all hosts, or at the whole page, once for every host.' },
  /** Nothing of a host stays. */
  none: { most: 0, advice: 'Something outlives its host: a listener or an observer without a life, or a list that keeps elements.' },
} as const satisfies Record<string, Goal>
