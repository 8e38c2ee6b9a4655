import type { UnitUse } from '@tillkit/testing'

const files = import.meta.glob<{ uses: readonly UnitUse[] }>('../../*/test/*.use.ts', { eager: true })

/** What each package keeps of its units for the neighbours: a unit that comes is found by its file's name. */
export const uses: readonly UnitUse[] = Object.values(files).flatMap((file) => file.uses)
