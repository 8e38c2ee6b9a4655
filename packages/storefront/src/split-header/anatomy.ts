import { MAIN_HEADER } from '../shared/anatomy.ts'

/** What the member mounts on. */
export const HOST = '.et_header_style_split'

/** The header's logo and menu. */
export const anatomy = {
  logo: `${MAIN_HEADER} .logo_container`,
  entries: '#et-top-navigation>nav>ul>li',
  /** The entry of ours that the logo stands in. */
  entry: 'centered-inline-logo-wrap',
} as const
