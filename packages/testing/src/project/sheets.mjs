/** The style sheet of all that units draw with the kit's components, beside the modules of a build. */
export const DRAWN_SHEET = 'drawn.css'
