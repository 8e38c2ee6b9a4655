import { countStates } from '../model/units.model.ts'
import { usePanel, useTools } from './context.ts'

/** How many elements are in which state, and what to say where there are none. */
export function useCounts() {
  const { session } = useTools()
  const counts = countStates(usePanel((state) => state.units))
  return { counts, nothing: session.off ? 'switched off' : 'nothing found' }
}
