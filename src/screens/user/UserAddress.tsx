import { Navigate, useParams } from "react-router-dom";

/** A user's own address shows them beside the directory they belong to. */
export function UserAddress() {
  const { account = "" } = useParams();
  return <Navigate replace to={`/users?${new URLSearchParams({ user: account }).toString()}`} />;
}
