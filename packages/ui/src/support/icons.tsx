import type { ReactNode } from 'react'

function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      className="tillkit-icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

/** A cross. Decoration, as all icons here: the name stands on what they stand in. */
export function CloseIcon() {
  return (
    <Icon>
      <path d="M6 6l12 12M18 6L6 18" />
    </Icon>
  )
}

/** What a notice is about, by its shape as well as by its colour. */
export function ToneIcon({ tone }: { readonly tone: 'info' | 'success' | 'error' }) {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      {tone === 'info' && <path d="M12 11.5v5M12 7.5v.01" />}
      {tone === 'success' && <path d="M8 12.5l2.8 2.8L16 9.5" />}
      {tone === 'error' && <path d="M12 7v5.5M12 16.5v.01" />}
    </Icon>
  )
}
