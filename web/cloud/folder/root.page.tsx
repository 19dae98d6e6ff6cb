import { FolderView } from "./folder-view.tsx";

export const RootPage = () => <FolderView folder={null} />;
