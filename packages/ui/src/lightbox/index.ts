export { Lightbox, type LightboxLabels, type LightboxPicture, type LightboxProps, type LightboxSource } from './Lightbox.tsx'
