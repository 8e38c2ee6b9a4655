/**
 * Members that only the script tag's own parts know: their names are shortened, which takes a tenth of a kB from every page.
 * What the tag hands to other files, or takes from them, keeps its names; the test beside this holds that.
 */
export const LOADERS_OWN =
  /^(begin|branch|candidates|changes|followers|guard|isChosen|isForced|isFresh|keeper|life|look|marks|needing|onEnd|owner|since|stage|visit|watchFor)$/
