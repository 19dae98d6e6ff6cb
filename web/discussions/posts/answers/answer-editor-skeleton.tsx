import { Skeleton } from "primereact/skeleton";

export const AnswerEditorSkeleton = () => <Skeleton height="480px" className="answer-editor" />;
