/** What comes in, fills the window or stays behind while the page is scrolled. One file of the build. */
export { unit as entrance } from './entrance/member.ts'
export { unit as fullscreen } from './fullscreen/member.ts'
export { unit as parallax } from './parallax/member.ts'
