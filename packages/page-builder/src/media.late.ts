/** Pictures, videos and maps. One file of the build. */
export { unit as lightbox } from './lightbox/member.ts'
export { unit as map } from './map/member.ts'
export { unit as video } from './video/member.ts'
export { unit as videoBackground } from './video-background/member.ts'
