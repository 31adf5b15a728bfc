function frame_0(S,fp){
  for(let step=S[fp+1];;)switch(step){
case 0:let x$0=1;
    for(;x$0<4;x$0++){
      if(x$0>S[13]){
        rowAdd_0(S,fp+4,3,x$0,0);
      }
    }
case 1:if(S[fp+4]===0){
      step=3;
      continue;
    }
    {
      const n=options_0(S,fp);
      if(n>1){
        S[3]=S[fp+3];
        S[8]=0;
        S[fp+1]=1;
        return n;
      }
    }
    S[fp+8]=S[fp+5];
case 2:rowRemove_1(S,fp+4,S[fp+8],0);
    {
      if(log!==null)log.gain(S[fp+3],0,S[fp+8],1);
      S[13]+=S[fp+8];
    }
    step=1;
    continue;
case 3:drop(S,fp,9);
    return 0;
}
}
