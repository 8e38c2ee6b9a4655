/** Lists that open, of both kinds: most panels that have one have the other. */
export { bindMultiSelect } from './multi-select.late.ts'
export { bindSingleSelect } from './single-select.late.ts'
