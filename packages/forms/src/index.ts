export { contactForm } from './contact-form/contact-form.ts'
export { formBuilder } from './form-builder/form-builder.ts'
export { manifests } from './manifests.ts'
export { newsletter } from './newsletter/newsletter.ts'
