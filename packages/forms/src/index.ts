export { contactForm } from './contact-form/contact-form.ts'
export { manifests } from './manifests.ts'
export { newsletter } from './newsletter/newsletter.ts'
