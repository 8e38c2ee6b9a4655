/** What moves through slides or a row of items. One file of the build. */
export { unit as fullwidthPortfolio } from './fullwidth-portfolio/member.ts'
export { unit as slider } from './slider/member.ts'
export { unit as videoSlider } from './video-slider/member.ts'
