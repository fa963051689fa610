/** An email address that, if it does not fit, breaks at its @ sign. */
export function EmailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  if (at === -1) return address === '' ? null : <span>{address}</span>
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}
