import { holdFocus as hold } from '@tillkit/dom'
import { KNOWN_BY } from './focus.anatomy.ts'

/** Remembers which control has the focus, as `holdFocus` of `@tillkit/dom` does, by what names it in a cart. */
export function holdFocus(region?: Node & ParentNode): () => void {
  return hold(region, KNOWN_BY)
}
