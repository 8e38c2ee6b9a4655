import { GOALS_MACHINE } from './goals.ts'
import type { Row } from './measured.ts'

/** The scenario that measures the browser alone. */
const SPEED = 'machine/speed'

/**
 * How many times as long this machine takes at a CPU rate as the one that the goals are for. 1 where it is as quick, or where the run
 * did not measure `machine/speed`.
 */
export function slownessAt(rows: readonly Row[], cpu: number): number {
  const took = rows.find((row) => row.scenario === SPEED && row.cpu === cpu)?.median ?? 0
  return Math.max(1, took / (GOALS_MACHINE[cpu] ?? Infinity))
}

/** The rows, with times held against their goals as the machine of the goals would have taken them. The figures stay as they were measured. */
export function heldForMachine(rows: readonly Row[]): Row[] {
  return rows.map((row) => {
    const isTime = row.unit === 'ms' && row.goal !== null
    return isTime && row.median / slownessAt(rows, row.cpu) <= row.goal ? { ...row, verdict: 'met' } : row
  })
}
