import type { Said } from '../config.ts'

/** Whether the closer look comes with the pointer; else with a press. */
export const zoomsOnHover = (said: Said): boolean => (said('on') ?? 'mouseover') === 'mouseover'
