import { NotFound } from "../../components/no-access.tsx";

export const NotFoundPage = () => <NotFound />;
