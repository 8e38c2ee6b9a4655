/** What says which country is chosen beside a field for a number, by its two letters. */
const lists = new WeakMap<HTMLInputElement, () => string>()

/** Lets what checks and sends a number know what is chosen beside it. */
export const keepChosenCountry = (phone: HTMLInputElement, chosen: () => string): void => void lists.set(phone, chosen)

/** The country that is chosen beside a field; nothing where there is no list of them. */
export const chosenCountry = (phone: HTMLInputElement): string | undefined => lists.get(phone)?.()
