/** What style sheets cannot say of modules, and links around them. One file of the build. */
export { unit as details } from './details/member.ts'
export { unit as linkOptions } from './link-options/member.ts'
export { unit as multiView } from './multi-view/member.ts'
export { unit as wooParts } from './woo-parts/member.ts'
