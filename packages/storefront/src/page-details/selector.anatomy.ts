import { EMBEDS } from './embeds.anatomy.ts'

/** What the member mounts on: the shop's notice, a checkout beneath a header that stays, and films in the page's content. */
export const HOST = `p.demo_store,.et_fixed_nav form.checkout,${EMBEDS}`
