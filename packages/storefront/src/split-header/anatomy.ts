/** The header's logo and menu. */
export const anatomy = {
  place: '#main-header>.container',
  logo: '#main-header .logo_container',
  entries: '#et-top-navigation>nav>ul>li',
  /** The entry of ours that the logo stands in. */
  entry: 'centered-inline-logo-wrap',
} as const
