import type { PlannedUnit } from '@tillkit/mount'

/**
 * The systems that are not built yet, as the script tag will know them: its size with all of them is measured before they are
 * there, and a legacy script stays on pages that have work for one of them. A unit of the same name takes the place of its
 * entry here.
 */
export const planned: readonly PlannedUnit[] = []
