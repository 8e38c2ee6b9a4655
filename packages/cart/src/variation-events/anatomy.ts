/** The platform's form for the options of a product. The script tag knows it too. */
export const FORM = 'form.variations_form'
