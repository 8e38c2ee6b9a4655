/** The platform's notices, of its classic themes and of its blocks. */
export const NOTICES = {
  error: '.woocommerce-error, .wc-block-components-notice-banner.is-error',
  success: '.woocommerce-message, .wc-block-components-notice-banner.is-success',
} as const

/** Whether there may be an error in some HTML. */
export const mayHaveError = (html: string): boolean => /woocommerce-error|is-error/.test(html)
