import variationForm from '@tillkit/testing/variation-form.js?url'

/** The jQuery of a shop's page. */
export async function loadJQuery(): Promise<JQueryStatic> {
  return (await import('jquery')).default
}

/**
 * Puts the stand-in for the platform's variation form on the page, as a shop does: by a classic script tag. Each tag
 * runs the script again, with the forms that are there by then.
 * @returns takes the tag away again
 */
export function loadVariationForm(timing: 'together' | 'delayed'): Promise<() => void> {
  const script = document.createElement('script')
  script.src = variationForm
  script.dataset['timing'] = timing
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve(() => script.remove()))
    script.addEventListener('error', () => reject(new Error(`${variationForm} could not be loaded.`)))
    document.head.append(script)
  })
}
