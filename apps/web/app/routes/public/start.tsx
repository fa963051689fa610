import { pages } from '@milepost/contract/pages'
import { Navigate } from 'react-router'

/** Addresses of before that mean signing up. */
export default function Start() {
  return <Navigate to={pages.signUp} replace />
}
